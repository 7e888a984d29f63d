export {
  AppQrLink,
  AppQrPanel,
  AppQrPicture,
  AppQrRoot,
  type AppQrRootProps,
  AppQrTrigger,
} from './AppQr.headless'
