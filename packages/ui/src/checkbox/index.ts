export * from './Checkbox'
export * from './CheckboxField'
