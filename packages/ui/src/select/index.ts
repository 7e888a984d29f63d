export { Select, SelectControl, type SelectProps } from './Select'
export type { SelectControlProps, SelectOption } from './Select.headless'
