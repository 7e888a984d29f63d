export * from './DrawPopup'
