export { QualityInspection, type QualityInspectionProps } from './QualityInspection.headless'
