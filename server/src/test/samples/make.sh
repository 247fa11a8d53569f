#!/bin/sh
# Makes the samples anew: a second or less of picture and sound, full of planted notes about who, where and with what.
# Needs ffmpeg and exiftool; the tests need neither.
set -eu
cd "$(dirname "$0")"
picture='-f lavfi -i testsrc=size=64x48:rate=10:duration=0.6'
sound='-f lavfi -i sine=frequency=440:sample_rate=16000:duration=0.6'
tags='-metadata title=PLANTED-title -metadata artist=PLANTED-artist -metadata comment=PLANTED-comment
  -metadata location=+23.8103+090.4125/ -metadata make=PLANTED-make -metadata model=PLANTED-model'
h264='-c:v libx264 -preset veryslow -bf 2 -pix_fmt yuv420p -c:a aac -b:a 16k'
run() { ffmpeg -v error -y "$@"; }

# shellcheck disable=SC2086
{
  run $picture $sound $h264 $tags -metadata:s:v handler_name=PLANTED-handler -metadata:s:v title=PLANTED-track \
    -timecode 01:02:03:04 -movflags use_metadata_tags video.mp4
  run $picture $sound $h264 $tags -metadata com.apple.quicktime.location.ISO6709=+23.8103+090.4125/ \
    -movflags use_metadata_tags video.mov
  run $picture $sound $h264 $tags rotated.mp4
  run $picture $tags -c:v libx265 -x265-params log-level=none -pix_fmt yuv420p -tag:v hvc1 hevc.mp4
  run $picture $sound -c:v libvpx-vp9 -b:v 20k -c:a libopus -b:a 16k $tags -metadata:s:v title=PLANTED-track video.webm
  run $sound -b:a 16k $tags -id3v2_version 3 -write_id3v1 1 sound.mp3
  run $sound -ar 8000 $tags -write_bext 1 -metadata description=PLANTED-bext -metadata originator=PLANTED-make sound.wav
  run $sound -c:a libvorbis -b:a 32k $tags sound.ogg
  run $sound -c:a libopus -b:a 16k $tags opus.ogg
  run $sound -c:a aac -b:a 16k $tags -metadata:s:a handler_name=PLANTED-handler sound.m4a
}
for file in video.mp4 video.mov; do
  exiftool -q -overwrite_original -XMP-dc:Creator=PLANTED-creator -XMP:GPSLatitude=23.8103 -XMP:GPSLongitude=90.4125 \
    -Keys:GPSCoordinates='23.8103, 90.4125, 8' "$file"
done
exiftool -q -overwrite_original -Rotation=90 rotated.mp4
# empty-sound.mp4 is a second of H.264 beside a sound track without packets, which no option of FFmpeg writes: its tables were emptied.
