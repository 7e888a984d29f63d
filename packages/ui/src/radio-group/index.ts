export {
  RadioGroup,
  RadioGroupCard,
  RadioGroupInput,
  RadioGroupItem,
  RadioGroupLegend,
  type RadioGroupProps,
  RadioGroupReason,
  RadioGroupRoot,
  type RadioOption,
} from './RadioGroup'
export type { RadioGroupItemProps, RadioGroupRootProps } from './RadioGroup.headless'
