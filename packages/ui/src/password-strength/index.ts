export * from './NewPasswordField'
export * from './PasswordStrength'
