export {
  AppQr,
  AppQrLink,
  AppQrPanel,
  AppQrPicture,
  type AppQrProps,
  AppQrRoot,
  AppQrTrigger,
} from './AppQr'
