export {
  ChatLink,
  ChatLinkFrame,
  type ChatLinkProps,
  ChatLinkQq,
  ChatLinkRoot,
  ChatLinkTrigger,
} from './ChatLink'
