export {
  RadioGroupInput,
  RadioGroupItem,
  type RadioGroupItemProps,
  RadioGroupLegend,
  RadioGroupReason,
  RadioGroupRoot,
  type RadioGroupRootProps,
} from './RadioGroup.headless'
