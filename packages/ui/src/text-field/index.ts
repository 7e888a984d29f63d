export {
  TextArea,
  type TextAreaProps,
  TextField,
  TextFieldArea,
  TextFieldInput,
  type TextFieldProps,
  TextFieldReveal,
  TextFieldRoot,
} from './TextField'
export type { TextFieldAreaProps, TextFieldInputProps } from './TextField.headless'
