export { r as tellLibraries } from "./config-Bv8r-ug6.js";
