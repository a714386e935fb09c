export { GET, getStaticPaths } from '../../own-numbers/page-data.ts';
