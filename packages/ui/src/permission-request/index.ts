export * from './PermissionRequestDialog'
export * from './permissionRequestForm'
