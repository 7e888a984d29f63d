export { PopoverClose, PopoverContent, PopoverRoot, PopoverTrigger } from './Popover'
export type { PopoverContentProps, PopoverRootProps } from './Popover.headless'
