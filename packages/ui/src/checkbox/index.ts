export { Checkbox, CheckboxInput, type CheckboxProps, CheckboxRoot } from './Checkbox'
export type { CheckboxInputProps } from './Checkbox.headless'
