export { startInspector } from '../inspector/InspectorTool';
export { startPreview } from '../preview/startPreview';
