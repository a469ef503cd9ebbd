export { vocs } from './extension.ts';
