export {
  FormError,
  type FormErrorProps,
  type FormFailure,
  fieldMessage,
  firstMessage,
} from './FormError.headless'
