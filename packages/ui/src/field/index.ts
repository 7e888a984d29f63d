export {
  Field,
  FieldError,
  FieldHint,
  FieldLabel,
  type FieldProps,
  FieldRoot,
  type FieldWords,
} from './Field'
export { type FieldRootProps, useFieldControl } from './Field.headless'
