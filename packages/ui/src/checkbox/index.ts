export * from './Checkbox'
export * from './CheckboxGroup'
