export * from './PasswordStrength'
