export { GET, getStaticPaths } from '../../own-numbers/page/page-data.ts';
