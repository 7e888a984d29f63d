export * from './QualityInspection'
