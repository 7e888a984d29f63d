export * from './Toast'
export * from './useAddedToast'
