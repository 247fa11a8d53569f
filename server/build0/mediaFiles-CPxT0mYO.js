// ../contract/src/rules/mediaFiles.ts
const extensions = {
	image: [
		"jpg",
		"jpeg",
		"png",
		"gif",
		"webp"
	],
	video: [
		"mp4",
		"webm",
		"mov"
	],
	audio: [
		"mp3",
		"wav",
		"ogg",
		"m4a"
	]
};
const megabyte = 1048576;
/** The most bytes the server takes in. Phones send pictures of about `imageTargetBytes` after their own compression. */
const mostBytes = {
	image: 20 * megabyte,
	video: 10 * megabyte,
	audio: 5 * megabyte
};
/** The error that says a file of this kind is too large. */
const tooManyBytes = {
	image: "image_too_large",
	video: "video_too_large",
	audio: "audio_too_large"
};
const imageLongestSide = 1920;
/** How wide the sizes of a picture are, for a phone's card up to a large screen; none is wider than the picture. */
const pictureWidths = [
	360,
	720,
	1080,
	1600
];
/** Which sizes a picture of some width gets: none if the small one is as good. */
function sizesOf(width) {
	const narrower = pictureWidths.filter((each) => each < width);
	const widest = Math.min(width, 1600);
	const last = narrower.at(-1);
	return last && widest > last * 1.2 ? [...narrower, widest] : narrower;
}
function kindByName(fileName) {
	const extension = fileName.slice(fileName.lastIndexOf(".") + 1).toLowerCase();
	return Object.keys(extensions).find((kind) => extensions[kind].includes(extension));
}
export { tooManyBytes as a, sizesOf as i, kindByName as n, mostBytes as r, imageLongestSide as t };
