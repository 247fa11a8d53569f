export { t as drawerOf } from "./drawPage-BdFst864.js";
