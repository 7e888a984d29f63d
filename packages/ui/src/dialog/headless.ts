export {
  DialogBody,
  DialogClose,
  DialogContent,
  type DialogContentProps,
  DialogDescription,
  DialogOverlay,
  DialogPortal,
  DialogRoot,
  type DialogRootProps,
  DialogTitle,
  DialogTrigger,
} from './Dialog.headless'
