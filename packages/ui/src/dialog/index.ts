export {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogOverlay,
  DialogPortal,
  type DialogProps,
  DialogRoot,
  DialogTitle,
  DialogTrigger,
} from './Dialog'
export type { DialogContentProps, DialogRootProps } from './Dialog.headless'
