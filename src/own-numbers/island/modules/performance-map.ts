export { instrument } from '../../instruments/performance-map.ts';
export { Workbench } from '../Workbench.tsx';
