export {
  Button,
  type ButtonLook,
  type ButtonProps,
  LinkButton,
  type LinkButtonProps,
} from './Button.headless'
