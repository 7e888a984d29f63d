export {
  LoginHeader,
  LoginHeaderBack,
  LoginHeaderDesktop,
  LoginHeaderLogo,
  LoginHeaderPhone,
  type LoginHeaderProps,
  LoginHeaderRoot,
  LoginHeaderTitle,
} from './LoginHeader'
