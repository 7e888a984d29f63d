export { QualityInspection } from './QualityInspection'
export type { QualityInspectionProps } from './QualityInspection.headless'
