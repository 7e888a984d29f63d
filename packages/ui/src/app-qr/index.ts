export * from './AppQr'
