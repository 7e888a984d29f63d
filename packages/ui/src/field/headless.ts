export {
  FieldError,
  FieldHint,
  FieldLabel,
  FieldRoot,
  type FieldRootProps,
  useFieldControl,
} from './Field.headless'
