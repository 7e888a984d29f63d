export { Button, LinkButton } from './Button'
export type { ButtonLook, ButtonProps, LinkButtonProps } from './Button.headless'
