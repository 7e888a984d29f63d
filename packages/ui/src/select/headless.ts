export { SelectControl, type SelectControlProps, type SelectOption } from './Select.headless'
