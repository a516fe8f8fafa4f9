export { startInspector } from '../inspector/startInspector';
export { startPreview } from '../preview/startPreview';
