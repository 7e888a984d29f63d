export {
  QuantityStepper,
  QuantityStepperDecrease,
  QuantityStepperIncrease,
  QuantityStepperInput,
  QuantityStepperMessage,
  type QuantityStepperProps,
  QuantityStepperRoot,
} from './QuantityStepper'
