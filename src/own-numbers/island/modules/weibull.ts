export { instrument } from '../../instruments/weibull.ts';
export { Workbench } from '../Workbench.tsx';
