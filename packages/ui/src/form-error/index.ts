export { FormError } from './FormError'
export { type FormErrorProps, type FormFailure, fieldMessage, firstMessage } from './FormError.headless'
