export {
  TextFieldArea,
  type TextFieldAreaProps,
  TextFieldInput,
  type TextFieldInputProps,
  TextFieldReveal,
  TextFieldRoot,
} from './TextField.headless'
