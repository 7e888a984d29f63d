export {
  DrawPopupClose,
  DrawPopupContent,
  DrawPopupRoot,
  DrawPopupStart,
  DrawPopupText,
  DrawPopupTitle,
  useDrawPopup,
} from './DrawPopup.headless'
