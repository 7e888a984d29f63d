export * from './Checkbox'
export * from './CheckboxField'
export * from './CheckboxGroup'
