export {
  QuantityStepperDecrease,
  QuantityStepperIncrease,
  QuantityStepperInput,
  QuantityStepperMessage,
  QuantityStepperRoot,
  type QuantityStepperRootProps,
} from './QuantityStepper.headless'
