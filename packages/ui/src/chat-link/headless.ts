export {
  ChatLinkQq,
  type ChatLinkQqProps,
  ChatLinkRoot,
  type ChatLinkRootProps,
  ChatLinkTrigger,
  useChatLink,
} from './ChatLink.headless'
export { ChatLinkFrame, type ChatLinkFrameProps } from './ChatLinkFrame.headless'
