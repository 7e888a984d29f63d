export {
  LoginHeaderBack,
  LoginHeaderDesktop,
  LoginHeaderLogo,
  LoginHeaderPhone,
  LoginHeaderRoot,
  type LoginHeaderRootProps,
  LoginHeaderTitle,
} from './LoginHeader.headless'
