export {
  DrawPopup,
  DrawPopupClose,
  DrawPopupContent,
  DrawPopupRoot,
  DrawPopupStart,
  DrawPopupText,
  DrawPopupTitle,
} from './DrawPopup'
export { useDrawPopup } from './DrawPopup.headless'
