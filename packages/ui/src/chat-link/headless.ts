export {
  ChatLinkFrame,
  type ChatLinkFrameProps,
  ChatLinkQq,
  type ChatLinkQqProps,
  ChatLinkRoot,
  type ChatLinkRootProps,
  ChatLinkTrigger,
  useChatLink,
} from './ChatLink.headless'
