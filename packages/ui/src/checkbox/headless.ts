export { CheckboxInput, type CheckboxInputProps, CheckboxRoot } from './Checkbox.headless'
