export type { LabelSets } from './LabelSets'
export { type Labels, LabelsProvider, type LabelsProviderProps } from './LabelsProvider'
