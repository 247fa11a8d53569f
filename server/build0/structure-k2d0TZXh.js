// src/media/structure.ts
/**
* Whether a file goes on to the end that it announces itself. Decoders are forgiving: they take an animation that was
* cut off for a shorter one, and a video for one whose last minutes are missing. These walk the outermost blocks only.
* MP3 announces no end, JPEG, PNG and WebP are checked by their decoders.
*/
const isWhole = {
	gif(bytes) {
		const colourTable = (flags = 0) => flags & 128 ? 3 * 2 ** ((flags & 7) + 1) : 0;
		let place = 13 + colourTable(bytes[10]);
		while (place < bytes.length) {
			const block = bytes[place];
			if (block === 59) return true;
			if (block === 33) place += 2;
			else if (block === 44) place += 11 + colourTable(bytes[place + 9]);
			else return false;
			while (bytes[place]) place += 1 + (bytes[place] ?? 0);
			place += 1;
		}
		return false;
	},
	/** Boxes, each with its size in front; MOV is built the same way. */
	mp4(bytes) {
		let place = 0;
		let described = false;
		while (place + 16 <= bytes.length) {
			const short = bytes.readUInt32BE(place);
			const size = short === 1 ? Number(bytes.readBigUInt64BE(place + 8)) : short || bytes.length - place;
			if (size < 8) break;
			described ||= bytes.toString("latin1", place + 4, place + 8) === "moov";
			place += size;
		}
		return described && place <= bytes.length;
	},
	/** A header, then one segment; what a browser has recorded does not say how long it is. */
	webm(bytes) {
		const header = sizeInEbml(bytes, 4);
		if (!header || header.size === void 0) return false;
		const segment = sizeInEbml(bytes, header.end + header.size + 4);
		return !!segment && (segment.size === void 0 || segment.end + segment.size <= bytes.length);
	},
	/**
	* One RIFF block of chunks, one of which is the sound and says where it ends: behind a sound without an end, notes
	* would be taken for sound. All ones as the size of the whole stand for "was written in one go".
	*/
	wav(bytes) {
		const size = bytes.length < 12 || bytes.toString("latin1", 0, 4) !== "RIFF" ? 0 : bytes.readUInt32LE(4);
		if (size !== 4294967295 && size + 8 > bytes.length) return false;
		let sounds = 0;
		for (let place = 12; place + 8 <= Math.min(bytes.length, size + 8);) {
			const type = bytes.toString("latin1", place, place + 4);
			const end = place + 8 + bytes.readUInt32LE(place + 4);
			if (type === "ds64") return false;
			if (type === "data") sounds += end <= bytes.length ? 1 : 2;
			place = end + (end & 1);
		}
		return sounds === 1;
	},
	ogg(bytes) {
		let place = 0;
		while (place + 27 <= bytes.length && bytes.toString("latin1", place, place + 4) === "OggS") {
			const segments = bytes[place + 26] ?? 0;
			const sizes = bytes.subarray(place + 27, place + 27 + segments);
			place += 27 + segments + sizes.reduce((sum, size) => sum + size, 0);
		}
		return place > 0 && place === bytes.length;
	}
};
/** A number of one to eight bytes whose leading zeros say how many; all ones mean "not known". */
function sizeInEbml(bytes, place) {
	const first = bytes[place];
	if (!first) return void 0;
	const length = Math.clz32(first) - 23;
	const end = place + length;
	if (end > bytes.length) return void 0;
	let size = first & 255 >> length;
	let known = size !== 255 >> length;
	for (const byte of bytes.subarray(place + 1, end)) {
		size = size * 256 + byte;
		known ||= byte !== 255;
	}
	return {
		size: known ? size : void 0,
		end
	};
}
export { isWhole as t };
