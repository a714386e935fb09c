export { instrument } from '../../instruments/site-rating.ts';
export { Workbench } from '../Workbench.tsx';
