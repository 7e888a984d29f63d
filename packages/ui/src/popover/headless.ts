export {
  PopoverClose,
  PopoverContent,
  type PopoverContentProps,
  PopoverRoot,
  type PopoverRootProps,
  PopoverTrigger,
} from './Popover.headless'
